declare module '@every-route' {
  export * from 'react-router-config';
}
