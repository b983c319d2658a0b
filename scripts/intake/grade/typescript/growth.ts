/** Types that have the cases of before and more of them, at any depth: whoever reads them has to expect these. Asks the compiler. */

import ts from 'typescript';

/** Deeper differences are reported as another type. */
const DEEPEST = 8;

/**
 * True when a value of `after`, read as `before`, can surprise by a further case of a choice and by nothing
 * else: no member is missing, none became optional, and no text became a number.
 */
export function isGrown(before: ts.Type, after: ts.Type, checker: ts.TypeChecker): boolean {
  const read = (was: ts.Type, is: ts.Type, depth: number): boolean => {
    if (checker.isTypeAssignableTo(is, was)) return true;
    if (depth === 0) return false;
    if (was.isUnion() || is.isUnion()) return readChoice(casesOf(was), casesOf(is), depth);
    const calls = [was, is].map((type) => checker.getSignaturesOfType(type, ts.SignatureKind.Call));
    const [[call, ...more] = [], [newCall, ...others] = []] = calls;
    if (call && newCall)
      return more.length + others.length === 0 && readCall(call, newCall, depth - 1);
    return !call && !newCall && readMembers(was, is, depth - 1);
  };

  const readChoice = (was: readonly ts.Type[], is: readonly ts.Type[], depth: number): boolean => {
    const isWider = (old: ts.Type, now: ts.Type): boolean =>
      checker.isTypeAssignableTo(now, old) ||
      (isObject(old) && isObject(now) && read(old, now, depth - 1));
    const added = is.filter((now) => !was.some((old) => isWider(old, now)));
    if (added.length === 0) return true;
    // One case for another does not add a case.
    const isWhole = was.every((old) =>
      is.some((now) => checker.isTypeAssignableTo(old, now) || isWider(old, now)),
    );
    const isChoice = was.filter(isPresent).length > 1 && was.every(isCaseOrNone);
    return isWhole && isChoice && added.every(isCase);
  };

  const readMembers = (was: ts.Type, is: ts.Type, depth: number): boolean => {
    if (!isObject(was) || !isObject(is)) return false;
    const items = [was, is].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number));
    if (items[0] && items[1] && isList(was)) return isList(is) && read(items[0], items[1], depth);
    const [old, now] = [was, is].map((type) => type.getStringIndexType());
    if (old && !(now && read(old, now, depth))) return false;
    return was.getProperties().every((old) => {
      const now = is.getProperty(old.name);
      const isLost = now === undefined || (isOptional(now) && !isOptional(old));
      return !isLost && read(checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now), depth);
    });
  };

  const readCall = (was: ts.Signature, is: ts.Signature, depth: number): boolean => {
    const [old, now] = [was, is].map((signature) =>
      signature.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter)),
    );
    const isCallable = !was.typeParameters && !is.typeParameters && old?.length === now?.length;
    return (
      isCallable &&
      (old ?? []).every((type, index) => give(type, now?.[index] ?? type, depth)) &&
      read(givenBy(was), givenBy(is), depth)
    );
  };

  /** What was given can be given still; a function that is given may be called with more cases. */
  const give = (was: ts.Type, is: ts.Type, depth: number): boolean => {
    if (checker.isTypeAssignableTo(was, is)) return true;
    if (depth === 0) return false;
    if (checker.isTupleType(was) && checker.isTupleType(is)) {
      const [old, now] = [was, is].map((type) =>
        checker.getTypeArguments(type as ts.TypeReference),
      );
      return (
        old?.length === now?.length &&
        (old ?? []).every((type, index) => give(type, now?.[index] ?? type, depth - 1))
      );
    }
    const [call] = checker.getSignaturesOfType(was, ts.SignatureKind.Call);
    const [newCall] = checker.getSignaturesOfType(is, ts.SignatureKind.Call);
    return call !== undefined && newCall !== undefined && takeCall(call, newCall, depth - 1);
  };

  const takeCall = (was: ts.Signature, is: ts.Signature, depth: number): boolean => {
    const now = is.getParameters().map((symbol) => checker.getTypeOfSymbol(symbol));
    const old = was.getParameters().map((symbol) => checker.getTypeOfSymbol(symbol));
    return (
      old.length <= now.length &&
      old.every((type, index) => read(type, now[index] ?? type, depth)) &&
      give(was.getReturnType(), is.getReturnType(), depth)
    );
  };

  /** `value is Coin` gives a coin. */
  const givenBy = (call: ts.Signature): ts.Type =>
    checker.getTypePredicateOfSignature(call)?.type ?? call.getReturnType();

  const isList = (type: ts.Type): boolean => checker.isArrayType(type);
  return read(before, after, DEEPEST);
}

function casesOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isObject(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

function isCase(type: ts.Type): boolean {
  return isObject(type) || (type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.EnumLiteral)) !== 0;
}

function isPresent(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0;
}

function isCaseOrNone(type: ts.Type): boolean {
  return isCase(type) || !isPresent(type);
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}
