/** A client that is connected already. */
declare const client: import('@mysten/sui/client').SuiClient;
// fragment
