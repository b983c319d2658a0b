/**
 * Serialized transactions of the examples, as a node would take them: they decode, their digest and
 * signatures fit, and the ids they make follow from them. Hashes need more than Node has, so the
 * results stand here; `tests/json-rpc/samples.test.ts` makes them again with the SDK. Plain data.
 */

/** The address of the Ed25519 key whose secret is the SHA-256 of "sui reference example: owner key". */
export const OWNER = '0x1566201ed729dc30619d22be0ee933ea618dfa5a2c2124d9bd5642354a63896b';

/** A transfer of 1 SUI from `OWNER`: `SplitCoins`, `TransferObjects`, one gas coin. */
export const TRANSFER_BYTES = [
  'AAACAAgAypo7AAAAAAAg4QOsEo5eJxcSTbzimm5mDyWzfTgVPelYQEJP5AXqWioCAgABAQAAAQEDAAAAAAEBABVm',
  'IB7XKdwwYZ0ivg7pM+phjfpaLCEk2b1WQjVKY4lrAVEdpS3nxKo3I/cNiCZg9Z8+asMo2Uo1MDAJcbltUiaeNrO3',
  'GAAAAAAgfmh2SoE0P10dYDn3wevFng5oWXOf9xpAbcHl2oVS66EVZiAe1yncMGGdIr4O6TPqYY36WiwhJNm9VkI1',
  'SmOJa/QBAAAAAAAAQEtMAAAAAAAA',
].join('');
/** Of `TRANSFER_BYTES`. */
export const TRANSFER_DIGEST = 'CAJzTBUPAe5WPSPS1B4b28xAvwopPim6BGEsK23hsAgm';
/** `OWNER` signs the transfer. */
export const TRANSFER_SIGNATURE = [
  'ALGn4I5JF+arc1KR6bNnl/3So8QWbEyPI5+h8rnfNX+ouO8VGCkOpSgkHL8z4mRpiONmPAe367PO4Y+eP2gfwAuX',
  'TdRuPHj2ehSKcWeBj8F5ONZMdbJOuSE4HIe/0PXiiQ==',
].join('');
/** The coin that the transfer makes: the first id that follows from its digest. */
export const CREATED_COIN = '0x6e32babe3b722596968d3e151a811d596c67c0b043cc879773051c29692775b8';

/** A call of `0x2::clock::timestamp_ms`, without sender and gas. */
export const CALL_KIND = [
  'AAEBAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAQAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAgVjbG9jawx0aW1lc3RhbXBfbXMAAQEAAA==',
].join('');

/** Fields `1u64` and `2u64` of the table in the examples. */
export const FIELD_IDS: readonly string[] = [
  '0x4301890c721bbccc589793a20e691d0c1cdba61a8184313709497d8b50163b21',
  '0x854d19b0b81c814244b36f1673cc75d836a964daaecb18ffeb8f0cc55d857139',
];

/** An address that a Google account stands behind, the same transfer from it, and its signature. */
export const ZKLOGIN_AUTHOR = '0x206322f7caacb3d6284adc3d11b654170ac2930cd91cd2da35296761925c78c3';
export const ZKLOGIN_BYTES = [
  'AAACAAgAypo7AAAAAAAg4QOsEo5eJxcSTbzimm5mDyWzfTgVPelYQEJP5AXqWioCAgABAQAAAQEDAAAAAAEBACBj',
  'IvfKrLPWKErcPRG2VBcKwpMM2RzS2jUpZ2GSXHjDAVEdpS3nxKo3I/cNiCZg9Z8+asMo2Uo1MDAJcbltUiaeNrO3',
  'GAAAAAAgfmh2SoE0P10dYDn3wevFng5oWXOf9xpAbcHl2oVS66EgYyL3yqyz1ihK3D0RtlQXCsKTDNkc0to1KWdh',
  'klx4w/QBAAAAAAAAQEtMAAAAAAAA',
].join('');
export const ZKLOGIN_SIGNATURE = [
  'BQNLMTUxNTU5MzMzNzYxNzkyMzYzNTIyNDMxMjc5NDY4MjE2MTA0ODMyODU4ODQzMjI0NDA1OTI0Njk5NTkyMzk1',
  'MjMyNjAzNzAwOTYySjg2NDM0MzgxNjcxNTAxNjgzMDM0MDAzNjc2MzA1NTc5OTM2MDAyMjMzNzgzMDUxMTcyNzMx',
  'NzQyNzc0NzIyNjI2OTY4MjMwMzQyATEDAkszODAzMDQ5NzYyNjA1Njk0NzUyOTQyMzg4NjI2MDc3Mjg0ODQ3MzU2',
  'Mzc5NDY2NzI5ODM4NTU1MzE2NzQ5NjMzOTc2ODIzODgwODZLMjU2MzU0Nzc0NTA5MTU5OTE3Mjc0NDIzNjA4NzYz',
  'NjQzODQ5MTUzODk5NTgxNjk4NzU4MDI4NzQ2MTE1NjMxNTY2MjM4NjYzMTExAko3MzM3OTU4MTY0NjM0MjU5NzQz',
  'MjMxMDMxMjgxMTcyNTU5MTYyOTY1MTQyMjY0MTcwNDE0NTU2MzQxMDU1MDE5ODExNDkxODE2MksyMDk2OTEyNDAw',
  'NDE2MjE3MTY1MDM2MDk5MDAwNDk3ODkyODA1MjgwNDA5NDI1MTE4NjUzNjMxNzc0NjU4Mjg0MDY0NDQ0Nzc4MTgC',
  'ATEBMANKNDg2NTk1NjA5MjY5Mjk4NjE4MDY0NDQzNDYyMzMxMjQ1NjYwMjQ4OTkyNTI4MjI5MDI1NDMzMzYzMzUy',
  'NDQyNDgzMzA3OTQ3MThLMzIxNTExMTUyODQ0OTEyMzk0OTQ3MzQwMjk0MjYxMjA3OTg3Nzg3ODQ1NzU2ODkzODk4',
  'NzE4MzgwMjY2NDY3NDEyNzMyNDczMjQ2ATEwSW1semN5STZJbWgwZEhCek9pOHZZV05qYjNWdWRITXVaMjl2WjJ4',
  'bExtTnZiU0lzAD9leUpoYkdjaU9pSlNVekkxTmlJc0ltdHBaQ0k2SW1WNFlXMXdiR1V0YTJWNUlpd2lkSGx3SWpv',
  'aVNsZFVJbjBLMzQzMDQ3NTAwNTg5MTc3ODExOTM1NzE5NjM4MjA3NzUwMjEyNTIxOTM1Njc2OTI0ODM1NzEyNzgw',
  'Mzk4OTA0NDk4MjA4MDkwNTkxOQMAAAAAAABhAOrHLF2rw4PDpFx181xShJKlAUMFmo7TjYXZB4z1WLVd+Pxv/lwy',
  'Azuvksrbn6vHEsNxyt3Pe7kSVR+3QbEnaw35VFoqy3wXRyoITz2T4XyFdhGG0JlihfYYyBJgbozm5A==',
].join('');
