package dev.piculet.lab.explain

import dev.piculet.lab.experiment.ClassSource

/** Explanations of two invented profiles of the same work. */
internal object Explanations {
    val write = Method("com.acme.Codec", "write")
    val text = Method("com.acme.Codec", "text")
    val copy = Method("java.util.Arrays", "copyOf")
    val reflect = Method("org.slow.Reflective<Codec>", "invoke")

    fun profile(
        label: String,
        cpuNs: Double,
        vararg paths: Pair<List<Method>, Long>,
        refused: List<NotInlined> = emptyList(),
    ): Profile {
        val calls = Frame(Method("", label))
        paths.forEach { (path, samples) -> calls.add(path, samples) }
        val allocated = listOf(Allocation("byte[]", text) to 0.75, Allocation("java.lang.Integer", write) to 0.25)
        return Profile(label, cpuNs, 96.0, calls, allocated, Inlining(mapOf(text to 0.75, write to 0.0), refused))
    }

    val fast: Profile =
        profile(
            "fast 1.0",
            100.0,
            listOf(write) to 20L,
            listOf(write, text) to 50L,
            listOf(write, text, copy) to 20L,
            listOf(write, copy) to 10L,
        )

    val slow: Profile = profile("slow 2.0", 250.0, listOf(write, reflect) to 80L, listOf(write, text) to 20L)

    private val generated = mapOf("MediaEncoder" to "hidden class MediaEncoder {}")

    fun of(
        profile: Profile = fast,
        other: Profile? = slow,
        document: AnnotatedDocument? = null,
    ) = Explanation(
        "objects/media/serialize",
        Explained(profile, "a profiler", sources(30), 215, document, generated),
        other?.let { Explained(it, "a profiler", sources(20), 230, document, emptyMap()) },
        "Sampled once.",
    )

    private fun sources(classes: Int) =
        listOf(ClassSource("x.jar", classes, 1000), ClassSource("generated", 2, 100))
}
