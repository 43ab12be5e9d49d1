package dev.piculet.lab.gate

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.fork.Examination

/** What an examination means for each operation: a failure is one line, or null where the work was right. */
internal class Judgement private constructor(
    val unsupported: String?,
    val serialize: String?,
    private val deserialize: String?,
) {
    fun failureOf(operation: Operation): String? =
        when (operation) {
            Operation.SERIALIZE -> serialize
            Operation.DESERIALIZE -> deserialize
            Operation.ROUNDTRIP -> serialize ?: deserialize
        }

    companion object {
        fun of(
            payload: Payload,
            examination: Examination,
            isJson: Boolean,
        ): Judgement {
            val readOwn = examination.readBackFailure().takeIf { payload.input().isEmpty }
            return Judgement(
                examination.unsupported(),
                examination.writeFailure()
                    ?: if (isJson) {
                        structuralFailure(payload, examination.documents())
                    } else {
                        examination
                            .readBackFailure()
                    },
                readOwn ?: examination.readFailure(),
            )
        }

        /** Returns the first place where JSON documents do not say what a payload's values say, or null. */
        fun structuralFailure(
            payload: Payload,
            documents: List<ByteArray>,
        ): String? =
            documents
                .zip(payload.values())
                .firstNotNullOfOrNull { (document, value) -> JsonText.failure(String(document), value) }
    }
}
