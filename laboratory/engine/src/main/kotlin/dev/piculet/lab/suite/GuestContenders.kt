package dev.piculet.lab.suite

import dev.piculet.lab.payload.guest.GuestPayloads

/** Which formats are tried on a stranger's class. */
enum class GuestKind(
    val title: String,
) {
    JSON("JSON"),
    BINARY("binary formats"),
    ALL("all formats"),
}

/** The contenders that may hold a stranger's class, in the order that a tight budget keeps them. */
object GuestContenders {
    private val jsonOfKotlin =
        listOf(
            "jackson2-piculet", "jackson2-kotlin", "jackson3-piculet", "fastjson2", "jackson3-piculet-direct",
            "jackson3-kotlin", "jackson2", "jackson3", "kotlinx-json", "moshi", "gson", "jackson2-blackbird",
            "dsl-json", "jackson3-blackbird", "jackson2-afterburner", "jackson3-java-piculet", "jackson2-java-piculet",
            "jackson3-java-piculet-direct", "jsoniter", "jsoniter-dynamic",
        )

    /** A module for Kotlin does nothing for classes of Java. */
    private val jsonOfJava =
        listOf(
            "jackson2-java-piculet", "fastjson2", "jackson3-java-piculet-direct", "jackson2", "jackson3-java-piculet",
            "jackson3", "gson", "dsl-json", "moshi", "jackson2-blackbird", "jackson3-blackbird",
            "jackson2-afterburner", "kotlinx-json", "jsoniter", "jsoniter-dynamic", "jackson2-kotlin",
            "jackson3-kotlin", "jackson2-piculet", "jackson3-piculet", "jackson3-piculet-direct",
        )

    private val binary =
        listOf(
            "piculet", "kryo", "fory", "jsonb", "piculet-binary", "jdk", "protostuff", "smile-jackson3",
            "cbor-jackson3", "hessian", "kotlinx-cbor", "avro-reflect", "activej", "kotlinx-protobuf", "smile-jackson2",
            "cbor-jackson2", "msgpack-jackson2", "fory-compatible", "kryo-unregistered", "piculet-fixed",
            "piculet-headerless",
        )

    /** Well-known libraries that hold no class that they were not prepared for; their descriptors say why. */
    val refusing: List<String> = listOf("avaje-jsonb", "protobuf", "flatbuffers", "capnproto", "sbe", "avro-generic")

    /** In the shorter presets, the gate alone would take minutes for all. */
    private const val CORE = 12

    /** Begins with what changes least for whoever has Jackson of a major. */
    private fun json(
        isKotlin: Boolean,
        jackson: String,
    ): List<String> =
        if (isKotlin) {
            (listOf("$jackson-piculet") + jsonOfKotlin).distinct()
        } else {
            (listOf("$jackson-java-piculet") + jsonOfJava).distinct()
        }

    private fun of(
        kind: GuestKind,
        json: List<String>,
    ): List<String> =
        when (kind) {
            GuestKind.JSON -> json
            GuestKind.BINARY -> binary
            GuestKind.ALL ->
                (0 until maxOf(json.size, binary.size)).flatMap { i ->
                    listOfNotNull(json.getOrNull(i), binary.getOrNull(i))
                }
        }

    /**
     * Returns the suite of a stranger's class.
     *
     * @param jackson the major that the stranger has: `jackson2` or `jackson3`
     */
    fun suite(
        kind: GuestKind,
        type: String,
        isKotlin: Boolean,
        jackson: String,
        baseline: String,
    ): Suite {
        val others = of(kind, json(isKotlin, jackson)) - baseline
        return Suite(
            GuestPayloads.SUITE,
            "What does $type cost in ${kind.title}?",
            baseline,
            listOf(baseline) + others,
            listOf(baseline) + others.take(CORE),
        )
    }
}
