// What the gRPC client of the full node protocol uses of two packages.

declare module '@grpc/grpc-js' {
  export interface ChannelCredentials {
    readonly secure: boolean;
  }

  export const credentials: {
    createSsl(): ChannelCredentials;
    createInsecure(): ChannelCredentials;
  };

  export interface ServiceError extends Error {
    readonly code: number;
    readonly details: string;
  }

  export interface Client {
    close(): void;
  }

  /** Services by package and name; who loads the files says what is in them. */
  export function loadPackageDefinition(definition: object): unknown;
}

declare module '@grpc/proto-loader' {
  export interface Options {
    readonly includeDirs?: readonly string[];
    readonly keepCase?: boolean;
    readonly longs?: StringConstructor | NumberConstructor;
  }

  export function loadSync(file: string, options?: Options): object;
}
