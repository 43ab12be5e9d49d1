package dev.piculet.lab.gate

import dev.piculet.lab.contender.Form
import dev.piculet.lab.contender.Limit
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.PayloadOption
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.fork.ExaminationMain
import dev.piculet.lab.payload.KnownExtremes
import java.lang.reflect.Type

/**
 * Payloads of one class, form and options, and the extremes of that class that a contender has to hold on any of them.
 * They are made from the first payload, and the contender gets that one.
 *
 * @param limits limits that the contender declares
 */
internal class Kind(
    val payloads: List<Payload>,
    known: KnownExtremes,
    limits: Set<Limit>,
) {
    private val all = known.of(payloads.first().suite(), payloads.first().id())
    private val extremes = all.filter { it.isAskedOf(limits) }

    val ofExtremes: Payload =
        payloads.first().ofOthers(payloads.first().id() + ExaminationMain.EXTREMES, extremes.map { it.value() })

    /** Returns a remark on a contender that passes with limits, or null if it has none. */
    val remark: String? =
        all
            .mapNotNull { it.limit() }
            .distinct()
            .filter { it in limits }
            .sorted()
            .joinToString(" and ") { it.meaning() }
            .ifEmpty { null }
            ?.let { "was not examined with $it, which it does not hold" }

    /**
     * Judges what a contender did with the extremes, for each of the payloads. Payloads differ here only in whether
     * their text is dictated, and comparing long documents takes long.
     *
     * @param texts looks at JSON, null for other formats
     */
    fun judge(
        examination: Examination,
        texts: TextCheck?,
    ): Map<Payload, Judgement> =
        payloads.groupBy { it.isDictated }.values.fold(emptyMap()) { judged, alike ->
            val judgement = Judgement.ofExtremes(alike.first(), extremes, examination, texts)
            judged + alike.associateWith { judgement }
        }

    companion object {
        fun of(
            payloads: List<Payload>,
            known: KnownExtremes,
            limits: Set<Limit>,
        ): List<Kind> = payloads.groupBy { keyOf(it) }.values.map { Kind(it, known, limits) }

        private fun keyOf(payload: Payload): Triple<Type, Form, List<PayloadOption>> =
            Triple(payload.type(), payload.form(), PayloadOption.entries.filter(payload::has))
    }
}
