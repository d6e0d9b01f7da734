import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name <what>` in apps/server writes the next migration.
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/index.ts', out: './src/db/migrations' });
