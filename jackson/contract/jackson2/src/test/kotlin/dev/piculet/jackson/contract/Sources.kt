package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.async.ByteArrayFeeder
import com.fasterxml.jackson.core.json.JsonReadFeature
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.util.TokenBuffer

/** Returns a parser that waits for [feed]. */
internal fun feedableParser(mapper: ObjectMapper): JsonParser = mapper.factory.createNonBlockingByteArrayParser()

/** Gives a [feedableParser] more bytes. */
internal fun feed(
    parser: JsonParser,
    bytes: ByteArray,
) {
    (parser.nonBlockingInputFeeder as ByteArrayFeeder).feedInput(bytes, 0, bytes.size)
}

/** Tells a [feedableParser] that it has been given everything. */
internal fun endFeeding(parser: JsonParser) {
    parser.nonBlockingInputFeeder.endOfInput()
}

internal fun emptyBuffer(parser: JsonParser): TokenBuffer = TokenBuffer(parser.codec, false)

internal fun parserOf(
    mapper: ObjectMapper,
    chars: CharArray,
): JsonParser = mapper.createParser(chars)

internal fun parserOf(
    mapper: ObjectMapper,
    bytes: ByteArray,
): JsonParser = mapper.createParser(bytes)

internal fun parserOf(
    mapper: ObjectMapper,
    tree: JsonNode,
): JsonParser = mapper.treeAsTokens(tree)

internal fun parserOf(
    mapper: ObjectMapper,
    buffer: TokenBuffer,
): JsonParser = buffer.asParser(mapper.factory.codec)

/** Lets the parser accept text as people write it by hand. */
internal fun setLenient(builder: MapperBuilder) {
    builder.enable(
        JsonReadFeature.ALLOW_JAVA_COMMENTS,
        JsonReadFeature.ALLOW_SINGLE_QUOTES,
        JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES,
        JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS,
        JsonReadFeature.ALLOW_LEADING_PLUS_SIGN_FOR_NUMBERS,
        JsonReadFeature.ALLOW_TRAILING_COMMA,
    )
}
