package dev.piculet.jackson3.beans;

/** Which parsers code is made for that reads property by property. */
enum ReaderKind {
    /** Jackson's parser for UTF-8, from whose buffer it takes values. */
    BUFFER,

    /** Jackson's own parsers of JSON, which compare the next name with the expected one sooner than they would read it. */
    JSON,

    /** All others, which are moved by tokens alone. */
    TOKENS
}
