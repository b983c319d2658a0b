declare module 'scales' {
  export function weigh(what: string, grams: bigint): number;
}
