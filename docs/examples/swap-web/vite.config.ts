import { defineConfig } from 'vite';

// The index listens on a port of its own. Behind one address, the browser allows the page to ask it.
const index = {
  target: 'http://localhost:3000',
  rewrite: (path: string) => path.slice('/api'.length),
};
export default defineConfig({ server: { proxy: { '/api': index } } });
