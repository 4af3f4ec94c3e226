// Stands in for the generated next-env.d.ts, which names whichever build was made last and so cannot be type-checked.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
