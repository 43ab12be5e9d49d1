package dev.piculet.jackson.contract

import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.sym.PropertyNameMatcher
import tools.jackson.core.util.JsonParserDelegate

/** A parser of a user's, which tells names by [nextName] and [currentName] alone. */
internal abstract class UsersParser(
    parser: JsonParser,
) : JsonParserDelegate(parser) {
    override fun nextNameMatch(matcher: PropertyNameMatcher): Int = match(matcher, nextName())

    override fun currentNameMatch(matcher: PropertyNameMatcher): Int =
        match(matcher, if (currentToken() == JsonToken.PROPERTY_NAME) currentName() else null)

    private fun match(
        matcher: PropertyNameMatcher,
        name: String?,
    ): Int =
        when {
            name != null -> matcher.matchName(name)
            currentToken() == JsonToken.END_OBJECT -> PropertyNameMatcher.MATCH_END_OBJECT
            else -> PropertyNameMatcher.MATCH_ODD_TOKEN
        }
}
