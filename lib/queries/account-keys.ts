export const accountKeys = {
  user: ['user'] as const,
}
