package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.util.JsonParserDelegate

/** A parser of a user's, which tells names by [nextFieldName] and [currentName] alone. */
internal abstract class UsersParser(
    parser: JsonParser,
) : JsonParserDelegate(parser)
