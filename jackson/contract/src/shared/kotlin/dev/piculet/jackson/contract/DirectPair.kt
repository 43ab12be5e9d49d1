package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import tools.jackson.core.util.BufferRecycler
import tools.jackson.core.util.RecyclerPool
import tools.jackson.databind.json.JsonMapper
import java.util.concurrent.atomic.AtomicInteger

/** A mapper that reads straight from bytes, and one that it has to be like, which reads tokens alone. */
internal class DirectPair(
    subject: Subject,
    oracle: Subject,
    val settings: ReadSettings,
) {
    private val parsers = CountingPool()
    val ordinary: JsonMapper = settings.mapper(oracle)
    val direct: PiculetJsonMapper = PiculetJsonMapper.of(settings.mapper(subject, parsers))

    /** Tells whether an action needs no parser. */
    fun isDirect(action: () -> Unit): Boolean {
        DirectState.readAgain(direct)
        val before = parsers.count.get()
        action()
        return parsers.count.get() == before
    }
}

/** Counts parsers and generators: each takes one that recycles buffers. */
internal class CountingPool : RecyclerPool<BufferRecycler> {
    val count = AtomicInteger()

    override fun acquirePooled(): BufferRecycler {
        count.incrementAndGet()
        return BufferRecycler()
    }

    override fun releasePooled(pooled: BufferRecycler) = Unit

    private companion object {
        const val serialVersionUID = 1L
    }
}
