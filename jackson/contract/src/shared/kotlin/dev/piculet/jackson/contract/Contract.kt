package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import tools.jackson.core.type.TypeReference
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.json.JsonMapper

/** Tests of one topic, for any subject. */
abstract class Contract(
    protected val subject: Subject,
) {
    /** A mapper with the subject's default features. */
    protected val mapper: JsonMapper by lazy { mapper() }

    /** Returns a new mapper with the subject's module. */
    protected fun mapper(
        vararg features: Pair<Feature, Boolean>,
        configure: MapperBuilder.() -> Unit = {},
    ): JsonMapper =
        builder()
            .addModule(subject.module(features.toMap()))
            .apply(configure)
            .build()

    /** Returns the right result for the subject where Piculet is meant to differ: a row of docs/kotlin-semantics.md. */
    protected fun <T> expected(
        oracle: T,
        piculet: T,
        @Suppress("UNUSED_PARAMETER") because: String,
    ): T = if (subject.isOracle) oracle else piculet

    override fun toString(): String = "${javaClass.simpleName} of ${subject.name}"
}

/** Returns the right result for this major of Jackson. */
internal fun <T> byMajor(
    two: T,
    three: T,
): T = if (MAJOR == 2) two else three

internal inline fun <reified T> ObjectMapper.read(json: String): T = readValue(json, object : TypeReference<T>() {})

/** Reads JSON that is written with single quotes. */
internal inline fun <reified T> ObjectMapper.quoted(json: String): T = read(json.replace('\'', '"'))

/** Writes JSON with single quotes. */
internal fun ObjectMapper.write(value: Any?): String = writeValueAsString(value).replace('"', '\'')

/**
 * Returns how [action] fails: `Type at path: message`, with ` <- Type: message` for the cause.
 * Packages, and where the parser was, are left out; `.` stands between nested classes.
 */
internal fun failureOf(action: () -> Any?): String {
    val failure = assertThrows(Throwable::class.java) { action() }
    val cause = failure.cause?.takeIf { it.javaClass != failure.javaClass }
    val causeText = if (cause == null) "" else " <- ${cause.javaClass.simpleName}: ${plain(messageOf(cause))}"
    return "${failure.javaClass.simpleName} at ${pathText(pathOf(failure))}: ${plain(messageOf(failure))}$causeText"
}

private fun pathText(path: List<Any>): String =
    path.fold("$") { text, step -> if (step is Int) "$text[$step]" else "$text.$step" }

private fun plain(message: String?): String? =
    message
        ?.replace("dev.piculet.jackson.contract.", "")
        ?.replace("tools.jackson.", "com.fasterxml.jackson.")
        ?.replace('$', '.')
        ?.substringBefore(" (through reference chain")

/** The exceptions of parsers, in both majors: malformed input, and what goes beyond a limit. */
private val OF_PARSERS =
    Regex("(StreamRead|JsonParse|UnexpectedEndOfInput|JsonEOF|StreamConstraints)Exception")

/**
 * Returns a result, or several, up to the first one that a parser has refused: its words depend on how it was moved. Which
 * limit is exceeded does not.
 */
internal fun withoutParsersWords(result: String): String =
    if (OF_PARSERS in result) {
        val before = result.lines().takeWhile { "Exception" !in it }.joinToString("\n")
        before + "malformed" + LIMIT.find(result)?.let(::limit).orEmpty()
    } else {
        result
    }

/** What is beyond a limit, without how much there is of it: a parser may have seen but a part. The depth grows by one. */
private fun limit(exceeded: MatchResult): String {
    val (what, amount, limit) = exceeded.destructured
    return ": $what ${if ("depth" in what) amount else ""} exceeds $limit"
}

private val LIMIT =
    Regex("""StreamConstraintsException: ([A-Z][\w ]*) \((-?\d+)\)[\w ]* exceeds the maximum allowed \((\d+[^)]*)""")

/** Leaves out hash codes of objects, and the words of reflection, which change once a member was called some times. */
internal fun withoutJvmsWords(result: String): String =
    result.replace(Regex("@[0-9a-f]+"), "@").replace(OF_REFLECTION, "java.lang.ClassCastException@")

private val OF_REFLECTION = Regex("object is not an instance of declaring class|argument type mismatch")

/** Returns the text of [action]'s result, or its whole failure: class, message and path of each cause. */
internal fun told(action: () -> Any?): String =
    try {
        action().toString()
    } catch (failure: Throwable) {
        generateSequence(failure) { it.cause }
            .joinToString(" <- ") { "${it.javaClass.name}: ${it.message} at ${pathOf(it)}" }
    }

/** Returns what is [told] of a document that is read from bytes, from text, and as the first element of a list. */
internal fun toldOfAll(
    mapper: JsonMapper,
    type: Class<*>,
    json: String,
): String {
    val listed = mapper.typeFactory.constructCollectionType(List::class.java, type)
    return listOf(
        told { mapper.readValue(json.toByteArray(), type) },
        told { mapper.readValue(json, type) },
        told { mapper.readValue("[$json,null]".toByteArray(), listed) },
    ).joinToString("\n")
}

/** Returns what is [told] of a document that is read from bytes, from text, and from a tree. */
internal fun toldOfTree(
    mapper: JsonMapper,
    type: Class<*>,
    json: String,
): String =
    listOf(
        told { mapper.readValue(json.toByteArray(), type) },
        told { mapper.readValue(json, type) },
        told { mapper.treeToValue(mapper.readTree(json), type) },
    ).joinToString("\n")

/** Asserts that what was told by several is what the first of them told. */
internal fun assertAllAlike(told: List<String>) {
    assertEquals(List(told.size) { told[0] }.joinToString("\n\n"), told.joinToString("\n\n"))
}

/** Returns the text of [action]'s result, or of its error. */
internal fun outcome(action: () -> Any?): String {
    val result = runCatching { action() }
    return result.fold({ it.toString() }, { failure -> failureOf { throw failure } })
}
