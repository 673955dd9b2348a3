// A style sheet is imported for its effect; the bundler takes care of it.
declare module '*.css' {}
