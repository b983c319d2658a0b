/** What stands in examples about Move code: `split` and `Coin` of `0x2::coin`. Plain data. */

import type { Sample } from './sample-actors.ts';
import { constant } from './sample-actors.ts';

const U64_FIELD = { name: 'value', type: 'U64' };
const TYPE_PARAMETERS = [{ constraints: { abilities: [] }, isPhantom: true }];
const COIN_REF = {
  Struct: { address: '0x2', module: 'coin', name: 'Coin', typeArguments: [{ TypeParameter: 0 }] },
};

/** By type and field; the name of a method stands for its parameters and its bare result. */
export const MOVE_SAMPLES: readonly (readonly [string, Sample])[] = [
  ['sui_getMoveFunctionArgTypes.function', constant('split')],
  ['sui_getNormalizedMoveFunction.function', constant('split')],
  ['sui_getNormalizedMoveStruct.struct', constant('Coin')],
  [
    'sui_getMoveFunctionArgTypes.result',
    constant([{ Object: 'ByMutableReference' }, 'Pure', { Object: 'ByMutableReference' }]),
  ],
  [
    'SuiMoveNormalizedFunction.parameters',
    constant([
      { MutableReference: COIN_REF },
      'U64',
      {
        MutableReference: {
          Struct: { address: '0x2', module: 'tx_context', name: 'TxContext', typeArguments: [] },
        },
      },
    ]),
  ],
  ['SuiMoveNormalizedFunction.return', constant([COIN_REF])],
  ['SuiMoveNormalizedFunction.typeParameters', constant([{ abilities: [] }])],
  ['SuiMoveNormalizedFunction.isEntry', constant(false)],
  ['SuiMoveNormalizedFunction.visibility', constant('Public')],
  [
    'SuiMoveNormalizedStruct.fields',
    constant([
      {
        name: 'id',
        type: { Struct: { address: '0x2', module: 'object', name: 'UID', typeArguments: [] } },
      },
      {
        name: 'balance',
        type: {
          Struct: {
            address: '0x2',
            module: 'balance',
            name: 'Balance',
            typeArguments: [{ TypeParameter: 0 }],
          },
        },
      },
    ]),
  ],
  ['SuiMoveNormalizedStruct.typeParameters', constant(TYPE_PARAMETERS)],
  ['SuiMoveNormalizedField', constant(U64_FIELD)],
  ['SuiMoveNormalizedModule.name', constant('coin')],
  ['SuiMoveNormalizedModule.address', constant('0x2')],
  ['SuiMoveNormalizedModule.friends', constant([])],
  ['SuiMoveNormalizedModule.fileFormatVersion', constant(6)],
  ['SuiMoveNormalizedEnum.typeParameters', constant([])],
];
