package dev.piculet.lab.suite

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.payload.Payloads
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/**
 * One question, with its payloads and its default contenders. Descriptors tell who takes part, and the suite in which order:
 * [of] joins the two.
 *
 * @property question the question that its tables answer
 * @property baseline the contender that the others are compared with
 * @property contenders in the order that a tight budget keeps them
 * @property core the contenders of the quick presets
 * @property ranking the contenders of preset `quick` where it is to rank all formats, or null if [core] has them
 */
data class Suite(
    val id: String,
    val question: String,
    val baseline: String,
    val contenders: List<String>,
    val core: List<String>,
    val ranking: Ranking? = null,
) {
    /** Ids of the payloads, in the order that a tight budget keeps them. */
    val payloads: List<String> get() = Payloads.ids(id)

    /** True if there is such a payload: one of [payloads], or `ID-one`, the first value of one alone. */
    fun knows(payload: String): Boolean = Payloads.isKnown(id, payload)

    /**
     * Returns the suite with its baseline and exactly those who take part: the ones that it names in its order, then all
     * others in theirs.
     *
     * @param binary those of a binary format, which a ranking has even if the suite does not name them
     */
    fun of(
        members: List<String>,
        binary: List<String>,
    ): Suite {
        val taking = members.toSet() + baseline

        fun ordered(
            named: List<String>,
            others: List<String>,
        ) = named.filter { it in taking } + (others - contenders.toSet())
        return copy(
            contenders = ordered(contenders, members),
            core = ordered(core, emptyList()),
            ranking = ranking?.let { it.copy(contenders = ordered(it.contenders, binary)) },
        )
    }
}

/**
 * All formats in one table.
 *
 * @property contenders one a format, with the limit and a JSON that everybody knows, in the order that a tight budget keeps them
 * @property budget time for the gate, and for the blocks of one payload in both directions
 */
data class Ranking(
    val contenders: List<String>,
    val budget: Duration,
)

/** The ladder of suite `access`. */
private val ACCESS =
    listOf(
        "access-direct", "access-field", "access-generated", "access-handle", "access-constant-handle", "access-lambda",
        "access-varhandle", "access-constant-varhandle",
    )

/** Libraries that read and write Java classes as JSON, and the limits. */
private val JSON_OF_JAVA =
    listOf(
        "jackson3", "jackson3-java-piculet", "fastjson2", "jackson3-java-piculet-direct", "handwritten-json",
        "jackson3-blackbird", "jackson2",
        "jackson2-java-piculet", "jackson2-blackbird", "avaje-jsonb", "dsl-json", "moshi", "gson",
        "jackson2-afterburner", "handwritten-jackson3", "handwritten-jackson2",
    )

private val CORE_OF_JAVA = JSON_OF_JAVA.take(5)

private val CORE_OF_OBJECTS = listOf("handwritten", "piculet", "kryo", "fory", "activej", "jackson2", "jdk")

/** Of a library's variants the one that it is known for. */
private val FORMATS_OF_OBJECTS =
    CORE_OF_OBJECTS +
        listOf(
            "protobuf", "flatbuffers", "capnproto", "sbe", "avro-generic", "msgpack-jackson2", "smile-jackson3",
            "cbor-jackson3", "protostuff", "hessian", "kotlinx-protobuf", "kotlinx-cbor", "jsonb", "avro-reflect",
            "piculet-binary",
        )

/** All suites, with the contenders that have a place in their order. */
object Suites {
    val all: List<Suite> =
        listOf(
            Suite(
                id = "objects",
                question = "How fast, and how small, is an object as bytes? (write-up 003)",
                baseline = "handwritten",
                contenders =
                    listOf(
                        "handwritten", "piculet", "kryo", "fory", "activej", "jackson2", "jdk", "protobuf",
                        "piculet-fixed", "jsonb", "gson", "fastjson2", "jackson3", "piculet-binary",
                        "kryo-unregistered", "fory-compatible", "piculet-headerless", "moshi", "kotlinx-json",
                        "jsoniter", "jsoniter-dynamic", "jackson2-blackbird", "jackson2-afterburner",
                        "jackson3-blackbird", "jackson3-java-piculet", "jackson2-java-piculet",
                        "jackson3-java-piculet-direct", "flatbuffers", "capnproto", "sbe", "avro-generic", "protostuff",
                        "avro-reflect", "hessian", "smile-jackson3", "cbor-jackson3", "msgpack-jackson2",
                        "kotlinx-cbor", "kotlinx-protobuf", "dsl-json", "avaje-jsonb", "smile-jackson2",
                        "cbor-jackson2", "by-field-get", "by-method-handle", "by-field-typed",
                    ),
                core = CORE_OF_OBJECTS,
                ranking = Ranking(FORMATS_OF_OBJECTS, 15.minutes),
            ),
            Suite(
                id = "ab",
                question = "Jackson or kotlinx.serialization, for a data class with a date? (write-up 002)",
                baseline = "jackson2-kotlin",
                contenders =
                    listOf(
                        "jackson2-kotlin", "kotlinx-json", "kotlinx-json-reified", "jackson3-kotlin",
                        "handwritten-jackson2", "jackson3-piculet", "jackson2-piculet", "handwritten", "piculet",
                        "moshi", "gson", "fastjson2", "kryo", "fory", "piculet-binary", "kotlinx-cbor",
                        "kotlinx-protobuf", "kotlinx-json-lookup", "kotlinx-json-kotlin15",
                        "kotlinx-json-reified-kotlin15",
                    ),
                core = listOf("jackson2-kotlin", "kotlinx-json", "kotlinx-json-reified", "jackson3-kotlin"),
            ),
            Suite(
                id = "required",
                question = "Does @JsonProperty(required = true) make encoding four times faster? (write-up 004)",
                baseline = "jsoniter",
                contenders = listOf("jsoniter", "jsoniter-dynamic", "jackson2-kotlin", "kotlinx-json", "gson", "moshi"),
                core = listOf("jsoniter", "jsoniter-dynamic", "jackson2-kotlin"),
            ),
            Suite(
                id = "kotlin",
                question = "What does a Kotlin class cost to read and write as JSON? (write-ups 000 and 001)",
                baseline = "handwritten-jackson2",
                contenders =
                    listOf(
                        "handwritten-jackson2", "jackson2-piculet", "jackson2-kotlin", "jackson3-piculet",
                        "jackson3-kotlin", "kogera", "jackson2", "handwritten-jackson3", "jackson3", "kotlinx-json",
                        "moshi", "jackson2-blackbird", "jackson2-afterburner", "jackson3-blackbird",
                        "jackson3-java-piculet", "jackson2-java-piculet", "jackson3-piculet-direct",
                        "jackson3-java-piculet-direct",
                        "handwritten-jackson3-module", "handwritten-jackson2-module", "handwritten-jackson2-switch",
                        "handwritten-jackson3-switch",
                    ),
                core =
                    listOf(
                        "handwritten-jackson2", "jackson2-piculet", "jackson2-kotlin", "jackson3-piculet",
                        "jackson3-kotlin", "kogera", "jackson2", "handwritten-jackson3", "kotlinx-json",
                    ),
            ),
            Suite(
                id = "java",
                question = "What does a Java class or record cost to read and write as JSON?",
                baseline = "jackson3",
                contenders = JSON_OF_JAVA,
                core = CORE_OF_JAVA,
            ),
            Suite(
                id = "json",
                question = "What do JSON documents of services cost to read into records, and to write?",
                baseline = "jackson3",
                contenders = JSON_OF_JAVA,
                core = CORE_OF_JAVA,
            ),
            Suite(
                id = "access",
                question = "What does each way to reach a field cost? (write-up 003)",
                baseline = "access-direct",
                contenders = ACCESS,
                core = ACCESS,
            ),
            Suite(
                id = "wide",
                question = "What does a field cost in a class of 80, 400 or 800? (divide by that number)",
                baseline = "kryo",
                contenders =
                    listOf(
                        "kryo", "piculet", "fory", "jackson2", "jdk", "piculet-fixed", "piculet-binary", "jsonb",
                        "gson", "fastjson2", "jackson3", "fory-compatible", "kryo-unregistered", "jsoniter",
                        "jsoniter-dynamic", "smile-jackson3", "cbor-jackson3", "msgpack-jackson2",
                        "jackson3-java-piculet", "jackson2-java-piculet",
                    ),
                core = listOf("kryo", "piculet", "fory", "jackson2", "jdk"),
            ),
            Suite(
                id = "open",
                question = "What does a value cost whose class no type tells, or that writes itself?",
                baseline = "kryo",
                contenders =
                    listOf(
                        "kryo", "piculet", "fory", "jdk", "piculet-binary", "kryo-unregistered", "fory-compatible",
                        "protostuff", "hessian", "piculet-headerless",
                    ),
                core = listOf("kryo", "piculet", "fory", "jdk"),
            ),
        )

    /** Returns the suite with that id. */
    fun of(id: String): Suite =
        all.find { it.id == id } ?: throw LabException(
            "There is no suite '$id'. There are: ${all.joinToString(", ") { it.id }}.",
            ExitCode.USAGE,
        )
}
