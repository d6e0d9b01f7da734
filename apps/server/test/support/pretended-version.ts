import type { TestDatabase } from './database.ts';

/**
 * Returns a URL at which PostgreSQL answers with another `server_version_num`: a function of the same name comes first
 * in the search path. No PostgreSQL so old or new can be installed here.
 */
export async function pretendVersion({ pool, url }: TestDatabase, versionNumber: string): Promise<string> {
  await pool.query(`
    create schema if not exists pretended;
    create or replace function pretended.current_setting(name text) returns text language sql as $$
      select case name when 'server_version_num' then '${versionNumber}' else pg_catalog.current_setting(name) end $$`);
  const pretended = new URL(url);
  pretended.searchParams.set('options', '-c search_path=public,pretended,pg_catalog');
  return pretended.href;
}
