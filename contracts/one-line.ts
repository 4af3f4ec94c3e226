/** Control characters, separators of lines, and overrides of the direction, which disguise a name in lists and mails. */
const NOT_IN_LINES = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

/** Whether a text can be shown in one line. */
export const isOneLine = (value: string) => !NOT_IN_LINES.test(value)
