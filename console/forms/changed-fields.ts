/** Fields that every change sets. */
const ALWAYS = new Set(['version', 'changed_at'])

/** The names of the fields that differ between two readings of a record. */
export const changedFields = (before: object, after: object): string[] =>
  Object.keys(after).filter(
    (name) =>
      !ALWAYS.has(name) &&
      JSON.stringify(valueAt(before, name)) !== JSON.stringify(valueAt(after, name)),
  )

const valueAt = (record: object, name: string) => (record as Record<string, unknown>)[name]
