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
    private val json =
        listOf(
            "jackson2-piculet", "jackson2-kotlin", "jackson3-piculet", "fastjson2", "jackson3-kotlin", "jackson2",
            "jackson3", "kotlinx-json", "moshi", "gson", "jackson2-blackbird", "dsl-json", "jackson3-blackbird",
            "jackson2-afterburner", "jackson3-java-piculet", "jackson2-java-piculet", "jsoniter", "jsoniter-dynamic",
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

    private fun of(kind: GuestKind): List<String> =
        when (kind) {
            GuestKind.JSON -> json
            GuestKind.BINARY -> binary
            GuestKind.ALL ->
                (0 until maxOf(json.size, binary.size)).flatMap { i ->
                    listOfNotNull(json.getOrNull(i), binary.getOrNull(i))
                }
        }

    /** Returns the suite of a stranger's class. */
    fun suite(
        kind: GuestKind,
        type: String,
        baseline: String,
    ): Suite {
        val others = of(kind) - baseline
        return Suite(
            GuestPayloads.SUITE,
            "What does $type cost in ${kind.title}?",
            baseline,
            listOf(baseline) + others,
            listOf(baseline) + others.take(CORE),
        )
    }
}
