/** PostgreSQL settings, given on the command line so that a newer version of Sampan can change them. */
export function settingsFor(port: number, isDurable: boolean): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    // A socket path is limited to 107 bytes, which a deep folder or one with a Thai name exceeds.
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '512MB',
    effective_cache_size: '2GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_wal_size: isDurable ? '1GB' : '256MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Passes only PATH: neither secrets nor PG… variables. */
export function environmentFor(): NodeJS.ProcessEnv {
  const { PATH } = process.env
  return { PATH, LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv
}
