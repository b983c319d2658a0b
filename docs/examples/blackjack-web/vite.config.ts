import { defineConfig } from 'vite';

// The dealer's service listens on a port of its own. Behind one address, the browser allows the page to ask it.
export default defineConfig({ server: { proxy: { '/games': 'http://localhost:8080' } } });
