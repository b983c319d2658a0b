// Answers like a weather API, with the same rain for every city: npx tsx fake-api.ts

import { createServer } from 'node:http';

// region: serve
createServer((_, response) => {
  const answer = {
    main: { temp: 285.49, humidity: 55 },
    wind: { speed: 3.2 },
    rain: { '1h': 6.1 },
    // Half a minute ago, in seconds.
    dt: Math.floor(Date.now() / 1_000) - 30,
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}).listen(8081, () => console.log('http://localhost:8081/weather'));
// endregion: serve
