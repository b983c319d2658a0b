/** The style of DocSearch as a module: it exports nothing. */
declare module '@docsearch/react/style';
