/** How a text begins that is an operation of GraphQL. Pure. */

export const STARTS_LIKE_GRAPHQL =
  /^\s*(?:#[^\n]*\n\s*)*(?:(?:query|mutation|fragment|subscription)\b|\{)/;
