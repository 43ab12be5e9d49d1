package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper

/** Lets a mapper try to do without parser and generator, however often it did so in vain. */
internal object DirectState {
    fun readAgain(mapper: PiculetJsonMapper) {
        for (root in (field(field(mapper, "reading")!!, "known") as Map<*, *>).values) {
            endPause(root!!, "attempts")
        }
    }

    fun writeAgain(
        mapper: PiculetJsonMapper,
        type: Class<*>,
    ) {
        val roots = field(field(mapper, "writing")!!, "roots") ?: return
        val root = (field(roots, "known") as Map<*, *>)[type] ?: return
        listOf("attempts", "texts").forEach { endPause(root, it) }
    }

    private fun endPause(
        root: Any,
        name: String,
    ) {
        val attempts = field(root, name)!!
        attempts.javaClass.getDeclaredField("pause").apply { isAccessible = true }.setInt(attempts, 0)
    }

    private fun field(
        owner: Any,
        name: String,
    ): Any? = owner.javaClass.getDeclaredField(name).apply { isAccessible = true }.get(owner)
}
