export type ProblemName = 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'EMPTY' | 'UNKNOWN' | 'DAMAGED'

/** Why a file is not taken as a picture. */
export class PictureProblem extends Error {
  constructor(readonly problem: ProblemName) {
    super(problem)
    this.name = 'PictureProblem'
  }
}
