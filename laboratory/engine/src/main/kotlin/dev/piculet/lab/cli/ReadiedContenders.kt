package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.runner.NothingToMeasure
import dev.piculet.lab.runner.Preparation

/** Contenders that are resolved once, when they are first asked for. */
internal class ReadiedContenders(
    private val preparation: Preparation,
) {
    private val ready = mutableMapOf<String, Result<ReadyContender>>()

    /** Those that were asked for. */
    val asked: Set<String> get() = ready.keys

    /** @param selection `id` or `id@version` */
    fun of(selection: String): Result<ReadyContender> =
        ready.getOrPut(selection) {
            try {
                Result.success(preparation.ready(selection))
            } catch (e: NothingToMeasure) {
                Result.failure(e)
            }
        }

    /** Returns why those that were asked for can't be had. */
    fun missing(): Map<String, String> =
        ready.mapNotNull { (selection, result) -> result.exceptionOrNull()?.message?.let { selection to it } }.toMap()
}
