/** The package has no types. This declares the part that Sampan uses. */
declare module 'heic-decode' {
  interface HeicImage {
    width: number
    height: number
    decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>
  }
  const heic: { all: (input: { buffer: Uint8Array }) => Promise<HeicImage[]> }
  export default heic
}
