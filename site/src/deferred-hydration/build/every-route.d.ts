/** The library that `ssr-routes.ts` stands in for, under the name that the plugin of that name gives it. */

declare module '@every-route' {
  export * from 'react-router-config';
}
