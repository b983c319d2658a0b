import { defineConfig } from 'vite';

// During development one program stands in for all signers. In production each is a server of somebody else.
export default defineConfig({ server: { proxy: { '/signers': 'http://localhost:8080' } } });
