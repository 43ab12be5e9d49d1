package dev.piculet.lab.gate

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.fork.FieldAnswer
import dev.piculet.lab.payload.extreme.Extreme

/** The verdict of an examination on each operation: a failure in one line, or null if the work was right. */
internal class Judgement private constructor(
    val unsupported: String?,
    val serialize: String?,
    private val deserialize: String?,
    private val fields: FieldAnswer?,
) {
    /** True if fields are read without an object. */
    val isInPlace: Boolean get() = fields?.isInPlace == true

    /** Returns why an operation can't be asked for, or null. */
    fun unsupportedIn(operation: Operation): String? =
        unsupported ?: fields?.unsupported.takeIf { operation.isOfFields }

    fun failureOf(operation: Operation): String? =
        when (operation) {
            Operation.SERIALIZE -> serialize
            Operation.DESERIALIZE -> deserialize
            Operation.ROUNDTRIP -> serialize ?: deserialize
            Operation.READ_ONE, Operation.READ_ALL -> serialize ?: deserialize ?: fields?.failure
        }

    /** Returns this judgement where it is bad, and the one of extremes where it is good. */
    fun and(other: Judgement) =
        Judgement(
            unsupported,
            serialize ?: other.serialize,
            deserialize ?: other.deserialize,
            fields,
        )

    companion object {
        /** @param texts looks at JSON, null for other formats */
        fun of(
            payload: Payload,
            examination: Examination,
            texts: TextCheck?,
        ): Judgement = of(payload, examination, texts) { structuralFailure(payload, examination.documents(), it) }

        /** Judges what a contender did with extremes of a payload's class. */
        fun ofExtremes(
            payload: Payload,
            extremes: List<Extreme>,
            examination: Examination,
            texts: TextCheck?,
        ): Judgement =
            of(payload, examination, texts) { check ->
                examination.documents().indices.firstNotNullOfOrNull { i ->
                    check.failure(i, examination.documents()[i]) { text ->
                        JsonText.failure(text, extremes[i].value())?.let { "does not hold ${extremes[i]}: $it" }
                    }
                }
            }

        private fun of(
            payload: Payload,
            examination: Examination,
            texts: TextCheck?,
            structuralFailure: (TextCheck) -> String?,
        ): Judgement {
            val readOwn = examination.readBackFailure().takeUnless { payload.isDictated }
            return Judgement(
                examination.unsupported(),
                examination.writeFailure()
                    ?: if (texts == null) examination.readBackFailure() else structuralFailure(texts),
                readOwn ?: examination.readFailure(),
                examination.fields(),
            )
        }

        /** Returns the first place where JSON documents differ from a payload's values, or null. */
        fun structuralFailure(
            payload: Payload,
            documents: List<ByteArray>,
            texts: TextCheck = TextCheck.EACH,
        ): String? =
            documents.indices.firstNotNullOfOrNull { i ->
                texts.failure(i, documents[i]) { text ->
                    val expected = payload.documents().getOrNull(i)
                    if (expected == null) {
                        JsonText.failure(text, payload.values()[i])
                    } else {
                        JsonText.failureBetween(text, expected)
                    }
                }
            }
    }
}
