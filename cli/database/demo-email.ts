export const DEMO_EMAIL = 'demo@sampan.example'
