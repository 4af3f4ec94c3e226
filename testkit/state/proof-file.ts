/** A red picture of 32 × 32 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mM4ZCJLU8QwasGoBaMWjFowasGoBaMWjFowasGoBaMWDBULAOcQTD3guBDqAAAAAElFTkSuQmCC'

export const proofBytes = () => Buffer.from(PNG, 'base64')

export const proofFile = () => new File([proofBytes()], 'proof.png', { type: 'image/png' })
