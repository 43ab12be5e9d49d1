package dev.piculet.lab.contenders.moshi

import com.squareup.moshi.Moshi
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.PayloadOption
import dev.piculet.lab.contender.UnsupportedPayloadException
import dev.piculet.lab.payload.kotlin.KotlinPayloads
import dev.piculet.lab.payload.kotlin.ValueClass
import dev.piculet.lab.payload.kotlin.Wrapper
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.util.UUID

/** Moshi with its reflection over Kotlin classes: one [Moshi], whose adapter for a payload is looked up once. */
class MoshiContender : Contender {
    private val moshi =
        Moshi
            .Builder()
            .add(LocalDate::class.java, LocalDateAdapter().nullSafe())
            .add(Instant::class.java, InstantAdapter().nullSafe())
            .add(BigDecimal::class.java, BigDecimalAdapter().nullSafe())
            .add(UUID::class.java, UuidAdapter().nullSafe())
            .add(Wrapper::class.java, WrapperAdapter().nullSafe())
            .add(ValueClass::class.java, ValueClassAdapter().nullSafe())
            .addLast(KotlinJsonAdapterFactory())
            .build()

    override fun bind(payload: Payload): Binding<*> {
        if (payload.has(PayloadOption.STRICT_NULL_CHECKS)) {
            throw UnsupportedPayloadException("Moshi has no strict null checks.")
        }
        if (payload.suite() == KotlinPayloads.SUITE && "factory" in payload.id()) {
            throw UnsupportedPayloadException(
                "Moshi calls no factories: it makes objects by their primary constructor.",
            )
        }
        return MoshiBinding(moshi.adapter<Any>(payload.type()))
    }
}
