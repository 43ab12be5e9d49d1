package dev.piculet.lab.payload.required;

import com.jsoniter.annotation.JsonProperty;

/** The Java twin of {@link KotlinRequestWithGetterAnnotation}: annotations on getters. */
public class JavaRequestWithGetterAnnotation {
    private String sessionId;
    private String token;
    private Integer operatorId;
    private Integer gameId;
    private String username;
    private Boolean isPromotion;
    private String transactionKey;
    private long debit;
    private long credit;

    @JsonProperty(required = true)
    public String getSessionId() {
        return sessionId;
    }

    public void setSessionId(String sessionId) {
        this.sessionId = sessionId;
    }

    @JsonProperty(required = true)
    public String getToken() {
        return token;
    }

    public void setToken(String token) {
        this.token = token;
    }

    @JsonProperty(required = true)
    public Integer getOperatorId() {
        return operatorId;
    }

    public void setOperatorId(Integer operatorId) {
        this.operatorId = operatorId;
    }

    @JsonProperty(required = true)
    public Integer getGameId() {
        return gameId;
    }

    public void setGameId(Integer gameId) {
        this.gameId = gameId;
    }

    @JsonProperty(required = true)
    public String getUsername() {
        return username;
    }

    public void setUsername(String username) {
        this.username = username;
    }

    @JsonProperty(required = true)
    public Boolean isPromotion() {
        return isPromotion;
    }

    public void setPromotion(Boolean isPromotion) {
        this.isPromotion = isPromotion;
    }

    @JsonProperty(required = true)
    public String getTransactionKey() {
        return transactionKey;
    }

    public void setTransactionKey(String transactionKey) {
        this.transactionKey = transactionKey;
    }

    @JsonProperty(required = true)
    public long getDebit() {
        return debit;
    }

    public void setDebit(long debit) {
        this.debit = debit;
    }

    @JsonProperty(required = true)
    public long getCredit() {
        return credit;
    }

    public void setCredit(long credit) {
        this.credit = credit;
    }
}
