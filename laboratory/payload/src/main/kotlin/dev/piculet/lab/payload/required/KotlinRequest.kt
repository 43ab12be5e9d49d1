package dev.piculet.lab.payload.required

import com.jsoniter.annotation.JsonProperty

/** Write-up 004's class without annotations. */
class KotlinRequest {
    var sessionId: String? = null
    var token: String? = null
    var operatorId: Int? = null
    var gameId: Int? = null
    var username: String? = null
    var isPromotion: Boolean? = null
    var transactionKey: String? = null
    var debit: Long = 0
    var credit: Long = 0
}

/** Write-up 004's class with annotations, which Kotlin puts on the private backing fields. */
class KotlinRequestWithAnnotation {
    @JsonProperty(required = true)
    var sessionId: String? = null

    @JsonProperty(required = true)
    var token: String? = null

    @JsonProperty(required = true)
    var operatorId: Int? = null

    @JsonProperty(required = true)
    var gameId: Int? = null

    @JsonProperty(required = true)
    var username: String? = null

    @JsonProperty(required = true)
    var isPromotion: Boolean? = null

    @JsonProperty(required = true)
    var transactionKey: String? = null

    @JsonProperty(required = true)
    var debit: Long = 0

    @JsonProperty(required = true)
    var credit: Long = 0
}

/** The same class with the annotations where the library looks for them. */
class KotlinRequestWithGetterAnnotation {
    @get:JsonProperty(required = true)
    var sessionId: String? = null

    @get:JsonProperty(required = true)
    var token: String? = null

    @get:JsonProperty(required = true)
    var operatorId: Int? = null

    @get:JsonProperty(required = true)
    var gameId: Int? = null

    @get:JsonProperty(required = true)
    var username: String? = null

    @get:JsonProperty(required = true)
    var isPromotion: Boolean? = null

    @get:JsonProperty(required = true)
    var transactionKey: String? = null

    @get:JsonProperty(required = true)
    var debit: Long = 0

    @get:JsonProperty(required = true)
    var credit: Long = 0
}
