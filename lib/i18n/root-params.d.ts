// Next writes the same declaration when it builds; lint and editors read a clone that never was built.
declare module 'next/root-params' {
  export function locale(): Promise<string>
}
